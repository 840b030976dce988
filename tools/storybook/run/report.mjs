import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const escape = (text) =>
  String(text).replaceAll(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

const names = { before: 'Before', after: 'After', diff: 'Difference' };

function picture(side, { file, width }) {
  const where = escape(`${side}/${file}`);
  return `<figure><figcaption>${names[side]}</figcaption><a href="${where}">
    <img src="${where}" alt="${names[side]}" loading="lazy" width="${width}"></a></figure>`;
}

const sidesByKind = { new: ['after'], removed: ['before'], changed: ['before', 'after', 'diff'], failed: [] };

function getSection({ shot, kind, pixels, errors = [] }) {
  const how = kind === 'changed' ? `${pixels} pixels` : kind;
  return `<section id="${escape(shot.file)}"><h2>${escape(shot.title)} / ${escape(shot.name)}
    <small>${escape(shot.mode)}, ${how}</small></h2>
    ${errors.map((error) => `<pre>${escape(error)}</pre>`).join('')}
    <div class="pictures">${sidesByKind[kind].map((side) => picture(side, shot)).join('')}</div></section>`;
}

/**
 * Writes the page that shows what changed, with its pictures next to it: the folder can be handed on as it is.
 *
 * @param {object[]} changes as compareSnapshots gives them, and `failed` ones with their errors
 * @param {string} summary one line
 * @param {{ before: string, after: string, diff: string }} folders of the exact pictures
 * @returns the page's path
 */
export function writeReport(changes, summary, folders, folder) {
  for (const side of ['before', 'after']) {
    mkdirSync(join(folder, side), { recursive: true });
    for (const { shot, kind, was, is } of changes) {
      const taken = join(folders[side], `${(side === 'before' ? was : is)?.hash}.png`);
      if (sidesByKind[kind].includes(side) && existsSync(taken))
        copyFileSync(taken, join(folder, side, shot.file));
    }
  }
  const style = readFileSync(new URL('report.css', import.meta.url), 'utf8');
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What changed to the eye</title><style>${style}</style>
<h1>What changed to the eye</h1><p>${escape(summary)}</p>
${changes.map(getSection).join('\n')}</html>\n`,
  );
  writeFileSync(join(folder, 'changes.json'), JSON.stringify(changes, null, 1));
  return page;
}
