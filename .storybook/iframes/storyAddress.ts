/** The toolbar's globals that a framed story receives besides its theme. */
const passed = 'text direction vision zone platform clock language brand snapshot'.split(' ');

interface StoryAddress {
  id: string;
  theme: 'light' | 'dark';
  /** The toolbar's globals. A frame uses all except the theme. */
  globals: Record<string, unknown>;
  /** The story's changed args, as Storybook encodes them in an address. */
  args?: string | null;
  /** True for a screenshot: no motion and a stopped clock. */
  frozen?: boolean;
}

/** Returns the address of a single story, from the page that shows any other story or page. */
export function storyAddress({ id, theme, globals, args, frozen = false }: StoryAddress): string {
  const chosen = passed.flatMap((name) => {
    const value = globals[name];
    // Storybook parses `text:200` in an address as a number.
    return (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [`${name}:${value}`]
      : [];
  });
  // Many frames run in parallel, so axe runs only in the story itself.
  const all = [`theme:${theme}`, ...chosen, 'a11y.manual:!true'].join(';');
  const rest = `${args ? `&args=${args}` : ''}${frozen ? '&visual=1' : ''}`;
  return `iframe.html?id=${id}&viewMode=story&globals=${all}${rest}`;
}
