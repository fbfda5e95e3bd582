/** The fields of a form that hands in a bot: its archive and its start command. */
import { html } from 'lit';
import { number, t } from 'arena/text.js';

const MIB = 1_048_576;
const LONGEST_COMMAND = 500;

/** Draws the field of the archive with its limits. */
export function archiveField(offer, required) {
  return html`<label class="field" for="archive">
    <span>${t('entry.archive')}</span>
    <input id="archive" name="archive" type="file" accept=".zip,application/zip" ?required=${required} />
    <span class="soft">${t('entry.archive-words', {
      most: number(offer.archiveBytes / MIB, 1),
      bytes: number(offer.bytes / MIB, 1),
      n: offer.files,
    })}</span>
  </label>`;
}

/** Draws the field of the start command. */
export function commandField() {
  return html`<label class="field" for="command">
    <span>${t('entry.command')}</span>
    <input id="command" name="command" maxlength=${LONGEST_COMMAND} autocomplete="off"
      placeholder="python3 bot.py {folder}" />
    <span class="soft">${t('entry.command-words')}</span>
  </label>`;
}

/** Returns the refusal of an archive that is too large to be sent; undefined if it may be sent. */
export function tooLarge(offer, file) {
  return file.size > offer.archiveBytes
    ? { sentences: [t('entry.too-large', { most: number(offer.archiveBytes / MIB, 1) })] }
    : undefined;
}
