/**
 * A table that can be sorted and explains its columns.
 *
 * `columns`: `[{key, title, explain, number, cell(row), value(row)}]`, where `cell` draws and `value` sorts; without
 * them a row's value of that key is shown. `rows`: any objects. `caption`: its name.
 */
import { html, nothing } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { t } from 'arena/text.js';

class Table extends /** @type {Arena.With<typeof ArenaElement, Arena.TableProperties>} */ (ArenaElement) {
  static properties = {
    columns: { attribute: false },
    rows: { attribute: false },
    caption: { type: String },
    explain: { type: String },
    none: { type: String },
    fixed: { type: Boolean },
    by: { state: true },
    down: { state: true },
  };

  constructor() {
    super();
    this.columns = [];
    this.rows = [];
  }

  sorted() {
    const column = this.columns.find(one => one.key === this.by);
    if (!column) {
      return this.rows;
    }
    const value = column.value || (row => row[column.key]);
    const order = new Intl.Collator(undefined, { numeric: true }).compare;
    const compare = (one, other) =>
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : order(String(one ?? ''), String(other ?? ''));
    return [...this.rows].sort((one, other) => (this.down ? -1 : 1) * compare(value(one), value(other)));
  }

  sort(key) {
    this.down = this.by === key && !this.down;
    this.by = key;
  }

  head(column) {
    const sorted = this.by === column.key ? (this.down ? 'descending' : 'ascending') : 'none';
    const words = html`${column.title}${
      sorted === 'none' ? nothing : html`<span aria-hidden="true">${this.down ? '▾' : '▴'}</span>`
    }`;
    return html`<th
      scope="col"
      class=${column.number ? 'number' : ''}
      aria-sort=${sorted}
      title=${column.explain ?? nothing}
    >
      ${this.fixed ? column.title : html`<button class="sort" @click=${() => this.sort(column.key)}>${words}</button>`}
    </th>`;
  }

  render() {
    return html`<div class="table-frame" tabindex="0" role="region" aria-label=${this.caption || t('table')}>
      <table>
        ${
          this.caption
            ? html`<caption>
                ${this.caption}${this.explain ? html` <span class="soft">${this.explain}</span>` : nothing}
              </caption>`
            : nothing
        }
        <thead>
          <tr>
            ${this.columns.map(column => this.head(column))}
          </tr>
        </thead>
        <tbody>
          ${this.sorted().map(
            row =>
              html`<tr>
                ${this.columns.map(
                  column =>
                    html` <td class=${column.number ? 'number' : ''}>
                      ${column.cell ? column.cell(row) : row[column.key]}
                    </td>`,
                )}
              </tr>`,
          )}
          ${
            this.rows.length
              ? nothing
              : html`<tr>
                  <td class="soft" colspan=${this.columns.length}>${this.none || t('table.none')}</td>
                </tr>`
          }
        </tbody>
      </table>
    </div>`;
  }
}

define('arena-table', Table);
