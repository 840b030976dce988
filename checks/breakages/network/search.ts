import type { Breakage } from '../breakage';

const team = 'packages/ui/src/screens/network/Team/useNameSearch.ts';
const stories = 'packages/ui/src/screens/network/BinaryTree/BinaryTreeScreenSearch.stories.tsx';
const area = 'apps/portal/src/areas/network';
const sandbox = 'apps/sandbox/src/areas/network/teamSearch.ts';
const sandboxTest = 'apps/sandbox/src/areas/network/teamSearch.test.ts';

/** Names that begin as typed, in the search of both trees (D113). */
export const networkSearchBreakages: readonly Breakage[] = [
  {
    promise: 'D113.5',
    what: 'a small team is searched for names that contain the text',
    file: sandbox,
    from: 'WHERE starts_with(lower(username), ${start})',
    to: 'WHERE position(${start} IN lower(username)) > 0',
    test: `${sandboxTest} › finds in the %s tree who is of the own team and begins so, and nobody else (T20)`,
  },
  {
    promise: 'D113.5',
    what: 'a walk along the names answers whoever has one',
    file: sandbox,
    from: 'WHERE (starts_with(path, ${path}) AND id <> ${id}) OR',
    to: 'WHERE (starts_with(path, left(${path}, 0)) AND id <> ${id}) OR',
    test: `${sandboxTest} › finds in the %s tree who is of the own team and begins so, and nobody else (T20)`,
  },
  {
    promise: 'D113.7',
    what: 'the row that ends the walk names somebody',
    file: sandbox,
    from: 'CASE WHEN place <= ${most} THEN username END AS username',
    to: 'username',
    test: `${sandboxTest} › says that there may be more where it looked at no further names, and answers none of those`,
  },
  {
    promise: 'D113.8',
    what: 'suggests who only has the letters somewhere in the name',
    file: team,
    from: 'username.toLowerCase().startsWith(typed)',
    to: "username.toLowerCase().includes('e')",
    test: `${stories} › Suggestions`,
  },
  {
    promise: 'D113.8',
    what: 'asks after each key',
    file: team,
    from: 'const pause = 200;',
    to: 'const pause = 0;',
    test: `${stories} › Suggestions`,
  },
  {
    promise: 'D113.9',
    what: 'Enter picks nobody and sends nothing where no name is marked',
    file: team,
    from: "if (event.key === 'Enter' && isUnmarked)",
    to: "if (event.key === 'Enter' && !isUnmarked)",
    test: `${stories} › Suggestions Keyboard`,
  },
  {
    promise: 'D113.9',
    what: 'who leaves the field picks the marked name',
    file: team,
    from: 'return type === InputBlur ? { ...changes, selectedItem: null, inputValue: state.inputValue } : changes;',
    to: 'return type === InputBlur ? changes : changes;',
    test: `${stories} › Suggestions Left`,
  },
  {
    promise: 'D113.10',
    what: 'an answer for another text says that nobody begins so',
    file: team,
    from: 'isEnough && suggestions?.start === typed ?',
    to: 'isEnough && suggestions ?',
    test: `${stories} › Suggestions Failed`,
  },
  {
    promise: 'D113.10',
    what: 'a text that is no beginning of a name leaves the portal',
    file: `${area}/search/teamSearch.view.ts`,
    from: 'start.length >= 2 && isUsername(start)',
    to: 'start.length >= 2',
    test: `${area}/search/teamSearch.view.test.ts › %j may begin a name: %s (T17)`,
  },
];
