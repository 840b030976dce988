import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MoneyLists, OtherLists } from './everyList.fixtures';
import { directReferralsMessages } from './network/DirectReferrals/messages';
import { noSnapshot } from '../testing/windows';
import { liveTitles } from '../text/columnTitles';
import { networkTexts } from '../text/messages';

/** A page wide enough for every column, then those beside the menu in windows of 1280, 1440 and 1920 px. */
const whole = 4000;
const widths = [988, 1148, 1628];

interface FoldedColumnsProps {
  lists: 'money' | 'other';
}

/** Every list at every page width. */
function FoldedColumns({ lists }: FoldedColumnsProps) {
  const Lists = lists === 'money' ? MoneyLists : OtherLists;
  return [whole, ...widths].map((width) => (
    <div key={width} role="group" aria-label={`${width} px`} style={{ inlineSize: width }}>
      <Lists words="Default" />
    </div>
  ));
}

const meta = {
  title: 'Screens/FoldedColumns',
  component: FoldedColumns,
  // This story only measures. It has nothing to look at.
  tags: ['!dev', '!autodocs'],
  args: { lists: 'money' },
  // The same screens appear several times, so their names are not unique.
  parameters: { ...noSnapshot, a11y: { test: 'off' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof FoldedColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns with a shorter form under another, or in the detail alone. */
const shortened: readonly string[] = [
  liveTitles.roi,
  networkTexts.totalPoolSubscription,
  networkTexts.totalPoolTeamBusiness,
  directReferralsMessages.actions,
];

const getText = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ');
const getControls = (row: Element) =>
  [...row.querySelectorAll('a, button')].map((control) => control.ariaLabel ?? getText(control));

/** The first column's button is named by its row, and a cell may be drawn inside it. */
async function expectEverything({ canvas }: Parameters<NonNullable<Story['play']>>[0]) {
  let judged = 0;
  const reference = within(canvas.getByRole('group', { name: `${whole} px` })).getAllByRole('table');
  for (const width of widths) {
    const tables = within(canvas.getByRole('group', { name: `${width} px` })).getAllByRole('table');
    for (const all of reference) {
      const caption = all.querySelector('caption')?.textContent;
      const table = tables.find((one) => caption && one.querySelector('caption')?.textContent === caption);
      if (!table || !all.querySelector('[data-column]')) continue;
      const where = `${caption} at ${width} px`;
      const heading = [...table.querySelectorAll('thead th')].map(getText).join(' ');
      const titles = [...all.querySelectorAll('thead th')].map(getText);
      const needed = titles.filter((title) => !shortened.includes(title));
      await expect(
        needed.filter((title) => !heading.includes(title)),
        where,
      ).toEqual([]);
      const rows = [...table.querySelectorAll('tbody tr')];
      for (const [index, row] of [...all.querySelectorAll('tbody tr')].entries()) {
        const narrow = rows[index];
        if (!narrow) continue;
        const cells = [...row.children].filter((_cell, at) => !shortened.includes(titles[at] ?? ''));
        const text = getText(narrow);
        await expect(
          cells.map(getText).filter((cell) => !text.includes(cell)),
          where,
        ).toEqual([]);
        const controls = getControls(narrow);
        await expect(
          cells.flatMap(getControls).filter((control) => !controls.includes(control)),
          where,
        ).toEqual([]);
        judged += cells.length;
      }
    }
  }
  await expect(judged).toBeGreaterThan(300);
}

/** A column that leaves keeps its title, its text, its links and its buttons in the table (D12, D84, D123). */
export const Default: Story = { play: expectEverything };
export const Others: Story = { args: { lists: 'other' }, play: expectEverything };
