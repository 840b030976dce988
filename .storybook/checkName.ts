/** Names of a screen as it opens. What a press opens is a state with a name that says it. */
const asOpened = /^(Default|Mobile|Tablet|Loading|Empty|Failed)$/;

interface DrawnStory {
  title: string;
  name: string;
  component?: unknown;
}

/** Throws if a screen's story that is named for the screen as it opens ends with an open dialog. */
export function checkName({ title, name, component }: DrawnStory, root: ParentNode = document): void {
  if (!title.startsWith('Screens/') || !asOpened.test(name)) return;
  const isDialog = typeof component === 'function' && component.name.endsWith('Dialog');
  const open = root.querySelectorAll('[role=dialog], [role=alertdialog]').length;
  if (open > Number(isDialog))
    throw new Error(`${title}: ${name} ends with an open dialog. Give that state its name.`);
}
