/** The toolbar's globals that are passed to a story in a frame, beside its theme. */
const passed = 'text direction sight zone platform clock language brand frame'.split(' ');

interface StoryAddress {
  id: string;
  theme: 'light' | 'dark';
  /** The toolbar's globals, of which a frame takes all but the theme. */
  globals: Record<string, unknown>;
  /** The story's own changes of its args, as Storybook writes them into an address. */
  args?: string | null;
  /** True for a picture: nothing moves, and the clock stands. */
  still?: boolean;
}

/** The address of a story alone, from the page that any other story or page is shown in. */
export function storyAddress({ id, theme, globals, args, still = false }: StoryAddress): string {
  const chosen = passed.flatMap((name) => {
    const value = globals[name];
    // An address gives `text:200` as a number.
    return (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [`${name}:${value}`]
      : [];
  });
  // Many frames run at once, so axe is left to the story itself.
  const all = [`theme:${theme}`, ...chosen, 'a11y.manual:!true'].join(';');
  const rest = `${args ? `&args=${args}` : ''}${still ? '&visual=1' : ''}`;
  return `iframe.html?id=${id}&viewMode=story&globals=${all}${rest}`;
}
