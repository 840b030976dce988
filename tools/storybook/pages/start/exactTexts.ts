import rows from '../../../requirements/data/messages.tsv?raw';
import { toAddress } from '../../docs/globals';

const texts = rows
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'));

const areas = [...new Set(texts.map(([area = '']) => area))];

/** A text as a link to the snapshots that show it. */
const toLink = (text: string) =>
  `[\`${text}\`](?path=/docs/start-here-find--docs&globals=search:${encodeURIComponent(toAddress(text))})`;

const describe = (area: string) =>
  texts
    .filter(([own]) => own === area)
    .map(([, text = '', section = '']) => `- ${toLink(text)} (${section})`)
    .join('\n');

/** A page with every exact text of the specification, by area, in Markdown. */
export const exactTexts = [
  '# Messages',
  'The exact texts that the specification gives, letter by letter. Those of D104 look like mistakes and are required too. Press one for the screens that show it.',
  ...areas.map((area) => `## ${area}\n\n${describe(area)}`),
].join('\n\n');
