import assert from 'node:assert/strict';
import test from 'node:test';
import { clean, mistake, plain } from '../../main/resources/arena/web/app/names.js';

test('a name may be of any script and is cleaned of invisible characters', () => {
  assert.equal(clean('  Jörg \u202E \t Ärmel\u2028 '), 'Jörg Ärmel');
  assert.equal(clean("O'Brien"), "O'Brien");
  assert.equal(clean('عمر'), 'عمر');
  assert.equal(clean('👩‍👩‍👧'), '👩‍👩‍👧');
  assert.equal(clean(`a${'\u0301'.repeat(20)}`).length < 6, true);
});

test('a name is wrong when it is too long or invisible', () => {
  assert.equal(mistake('Jörg'), undefined);
  assert.equal(mistake(''), undefined);
  assert.equal(mistake('\u202E'), 'name.unseen');
  assert.equal(mistake('ö'.repeat(32)), undefined);
  assert.equal(mistake('ö'.repeat(33)), 'name.long');
  assert.equal(mistake('👩‍👩‍👧'.repeat(20)), undefined);
});

test('the name of a folder is made of the letters that are there', () => {
  assert.equal(plain('Jörg Groß-Müller'), 'Jorg_Gross_Muller');
  assert.equal(plain('عمر'), '');
});
