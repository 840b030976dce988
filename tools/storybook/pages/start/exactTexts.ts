import rows from '../../../requirements/data/messages.tsv?raw';

const texts = rows
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'));

const areas = [...new Set(texts.map(([area = '']) => area))];

const describe = (area: string) =>
  texts
    .filter(([own]) => own === area)
    .map(([, text = '', section = '']) => `- \`${text}\` (${section})`)
    .join('\n');

/** A page with every exact text of the specification, by area, in Markdown. */
export const exactTexts = [
  '# Messages',
  'The exact texts that the specification gives, letter by letter. Those of D104 look like mistakes and are required too. [Find](?path=/docs/start-here-find--docs) has the screens that show a text.',
  ...areas.map((area) => `## ${area}\n\n${describe(area)}`),
].join('\n\n');
