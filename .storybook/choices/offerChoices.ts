import { storyNameFromExport } from 'storybook/internal/csf';

type Args = Readonly<Record<string, unknown>>;

interface Described {
  args?: Args;
  argTypes?: Record<string, unknown>;
}

const isRaw = (value: unknown) => typeof value === 'object' && value !== null;

/** Two values that are written alike are one choice; what can't be written is itself alone. */
function written(value: unknown): unknown {
  try {
    // A function has no text of its own, and a difference in what is called is not seen.
    return isRaw(value) ? JSON.stringify(value) : value;
  } catch {
    return value;
  }
}

/** A value that Storybook keeps whole: of a plain object it would make a copy, and send it to the sidebar's page. */
const unseen = (values: Args): object => Object.create(values) as object;

/** What the stories of a file give one arg, by the name of the first that gives it. */
function toValues(arg: string, meta: Described, stories: readonly (readonly [string, Described])[]) {
  const seen = new Set<unknown>();
  const values: Record<string, unknown> = {};
  for (const [name, story] of stories) {
    const value = { ...meta.args, ...story.args }[arg];
    if (seen.has(written(value))) continue;
    seen.add(written(value));
    if (value !== undefined) values[storyNameFromExport(name)] = value;
  }
  return { values, differs: seen.size > 1 };
}

/**
 * Controls show a choice where they would show a raw object: the values that the file's own stories give it, by the
 * stories' names, so that each choice is an address (`&args=wallets:Failed`). What never differs has no control, and
 * neither has a function.
 */
export function offerChoices(meta: Described, exported: Readonly<Record<string, Described>>): void {
  const stories = Object.entries(exported);
  const all = [meta, ...stories.map(([, story]) => story)].flatMap(({ args = {} }) => Object.entries(args));
  const offered: Record<string, unknown> = {};
  for (const arg of new Set(all.map(([name]) => name))) {
    const given = all.filter(([name]) => name === arg).map(([, value]) => value);
    if (given.some((value) => typeof value === 'function')) offered[arg] = { control: false };
    if (!given.some(isRaw)) continue;
    const { values, differs } = toValues(arg, meta, stories);
    const options = Object.keys(values);
    offered[arg] = differs
      ? {
          control: { type: 'select' },
          // An address gives the name, which is no value of the prop's own type.
          type: { name: 'enum', value: options },
          options,
          mapping: unseen(values),
        }
      : { control: false };
  }
  meta.argTypes = { ...offered, ...meta.argTypes };
}
