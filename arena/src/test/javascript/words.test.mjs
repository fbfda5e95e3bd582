import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { textFiles } from './scripts.mjs';
import { isolated, clock, duration, number, pick, texts } from '../../main/resources/arena/web/app/words.js';

const languages = ['en', 'de'];
const read = file => JSON.parse(readFileSync(file, 'utf8'));
const blanks = text => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

test('a text is filled with values, and has a form for one and for several', () => {
  const t = texts('en', { moves: '{n} move|{n} moves', hello: 'Hello {name}' });
  assert.deepEqual(
    [t('moves', { n: 1 }), t('moves', { n: 1200 }), t('hello', { name: 'Ann' }), t('unknown')],
    ['1 move', '1,200 moves', 'Hello Ann', 'unknown'],
  );
});

test('a name cannot turn the sentence around it', () => {
  const t = texts('en', { won: '{name} won.' });
  assert.equal(t('won', { name: '\u202eevil' }), '\u2068\u202eevil\u2069 won.');
  assert.equal(isolated('Ann'), 'Ann');
  assert.equal(isolated('\u2069\u202eevil\u2067'), '\u2068\u202eevil\u2069', 'nor by ending what is put around it');
});

test('a key without a text in the language has the English one', () => {
  assert.equal(texts('de', {}, { key: 'words' })('key'), 'words');
});

test('numbers and times are written as in the language', () => {
  assert.equal(number('de', 1234567), '1.234.567');
  assert.deepEqual(
    [0.42, 35.4, 1240, 12_400, 125_000, 3_725_000].map(millis => duration('en', millis)),
    ['0.4 ms', '35 ms', '1.24 s', '12.4 s', '2:05', '1:02:05'],
  );
  assert.deepEqual([clock('en', 2950), clock('en', 61_000), clock('en', -5)], ['3.0 s', '1:01', '0.0 s']);
});

test('the language is the first preference that the pages have', () => {
  assert.equal(pick([null, 'fr-FR', 'de-AT', 'en'], languages), 'de');
  assert.equal(pick(['xx'], languages), 'en');
});

test('German has each English text in the same place, with the same blanks', () => {
  const [english, german] = languages.map(textFiles);
  assert.equal(german.length, english.length);
  for (const [index, file] of english.entries()) {
    const [texts, translated] = [file, german[index]].map(read);
    const shared = Object.keys(translated).filter(key => key in texts);
    assert.deepEqual(shared, Object.keys(texts), file.pathname);
    for (const key of shared) {
      assert.deepEqual(blanks(translated[key]), blanks(texts[key]), key);
      assert.equal(translated[key].includes('|'), texts[key].includes('|'), key);
    }
  }
});

test('no two games have a text of the same key', () => {
  for (const language of languages) {
    const keys = textFiles(language).flatMap(file => Object.keys(read(file)));
    assert.deepEqual(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      [],
    );
  }
});
