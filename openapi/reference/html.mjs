// The few things that the pages need to write HTML safely.

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML. */
export const text = (value) => String(value).replace(/[&<>"']/g, (sign) => escapes[sign]);

/** A description as HTML; what stands between backticks becomes code. */
export const prose = (value) => text(value ?? '').replace(/`([^`]+)`/g, '<code>$1</code>');

export const code = (value) => `<code>${text(value)}</code>`;

/** A field's place in a body, which may wrap at its dots only. */
export const field = (value) => `<code>${text(value).replaceAll('.', '.<wbr>')}</code>`;

/** A path that may wrap at its slashes. */
export const path = (value) => text(value).replaceAll('/', '/<wbr>');

/**
 * A table that scrolls by itself on a narrow screen, reachable by keyboard. Cells are HTML already; the first of each
 * row is its header.
 */
export function table(caption, headings, rows) {
  const head = headings.map((heading) => `<th scope="col">${text(heading)}</th>`).join('');
  const body = rows
    .map(
      ([first, ...rest]) =>
        `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('\n');
  return `<div class="scroll" role="group" tabindex="0" aria-label="${text(caption)}">
<table><caption>${text(caption)}</caption><thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table></div>`;
}
