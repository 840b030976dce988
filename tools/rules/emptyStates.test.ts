import { expect, it } from 'vitest';
import { files, read } from '../requirements/files';
import { judged } from './judged';

/** Empty states without an action, each with its next step. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/ui/src/charts/container/ChartContainer.tsx': 'passes on what its picture offers',
  'packages/ui/src/components/ListContainer/ListSheet.tsx': 'passes on what its list offers',
  'packages/ui/src/components/SavedViews/SavedViewsDialog.tsx':
    'says how one is made; the form for it is above',
  'packages/ui/src/screens/dashboard/Dashboard/Feed/NewsCard.tsx': 'its heading leads to all news',
  'packages/ui/src/screens/dashboard/Dashboard/Feed/NotificationsCard.tsx':
    'its heading leads to all of them',
  'packages/ui/src/screens/mt5/Mt5Account/NoAccount.tsx': 'one of three: the choice of accounts stands below',
  'packages/ui/src/screens/mt5/Mt5Account/Lists/AccountLists.tsx': 'passes on what each of its lists offers',
  'packages/ui/src/screens/tickets/Conversation/NoConversation.tsx':
    'the list beside it and Raise Ticket above it are the step',
  'packages/ui/src/shell/AppShell/Notifications/LatestList.tsx': 'the button below it leads to all of them',
  'packages/ui/src/shell/Palette/PaletteList.tsx': 'the text that found nothing is still being typed',
};

/** Splits code into the parts from each opening to the end of its braces or tag. */
function toParts(code: string): string[] {
  return [...code.matchAll(/\bempty=\{(?:\{|\n)|<EmptyState\b/g)].map(({ index, 0: opening }) => {
    const end = opening.startsWith('<') ? /(?<!<)\/>/g : /\n {0,10}\}\}?\n|\}\}\n/g;
    end.lastIndex = index;
    return code.slice(index, end.exec(code)?.index ?? code.length);
  });
}
const lacking = (code: string) => toParts(code).filter((part) => !part.includes('action')).length;

it('finds an empty place that offers nothing', () => {
  expect(lacking(`<EmptyState icon="box" title={words.none} />`)).toBe(1);
  expect(lacking(`  empty={{ icon: 'box', title: words.none }}\n  action={other}`)).toBe(1);
  expect(lacking(`<EmptyState title={words.none} action={<Button>{words.add}</Button>} />`)).toBe(0);
});

it('offers the next step in every empty place, or lists it here', () => {
  const product = files.filter((file) => /^packages\/ui\/src\/.*(?<!\.stories|\.fixtures)\.tsx$/.test(file));
  const found = product.filter((file) => lacking(read(file)) > 0);
  judged('files with an empty state', product.filter((file) => toParts(read(file)).length > 0).length);
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
