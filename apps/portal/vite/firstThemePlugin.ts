const themes = ['light', 'dark', 'system'];

/** Writes the operator's first theme into the page: VITE_THEME, `light` (default), `dark` or `system` (D115). */
export function firstThemePlugin(theme = 'light') {
  if (!themes.includes(theme))
    throw new Error(`VITE_THEME is one of ${themes.join(', ')} (it is '${theme}').`);
  const attribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return {
    name: 'first-theme',
    transformIndexHtml: (html: string) => html.replace(' data-theme="light"', attribute),
  };
}
