/** An error in one story of a built Storybook, and the modes that show it. */
export interface Plant {
  story: string;
  /** The error as a CSS rule. `&` is the page while it shows the story. */
  rule?: string;
  /** A text and its replacement. */
  text?: readonly [was: string, is: string];
  modes: readonly string[];
}

const everywhere = ['light 390', 'dark 1440'];
const inTheDark = ['dark 1440'];
const onAPhone = ['light 390'];
const root = '& #storybook-root';
const phone = '@media (max-width: 600px)';

/** One row of pixels, a shade darker than its background: the smallest possible error. */
export const oneRow: Plant = {
  story: 'components-button--main',
  rule: `&::after { content: ''; position: fixed; inset: 300px 0 auto; height: 1px; background: rgb(0 0 0 / 0.02); }`,
  modes: everywhere,
};

/** Twenty typical errors: colours, gaps, tokens missing in the dark theme, phone layouts, texts. */
export const plants: readonly Plant[] = [
  oneRow,
  { story: 'components-badge--default', rule: `${root} * { color: #777; }`, modes: everywhere },
  { story: 'components-link--default', rule: `${root} a { color: #06c; }`, modes: everywhere },
  { story: 'components-networkbadge--default', rule: `& { --line: #d0d0d0; }`, modes: everywhere },
  { story: 'components-tabs--default', rule: `& { --inkMuted: #777; }`, modes: everywhere },
  {
    story: 'components-button--default',
    rule: `${root} button { padding-inline: 13px; }`,
    modes: everywhere,
  },
  { story: 'components-stack--default', rule: `${root} * { gap: 9px; }`, modes: everywhere },
  { story: 'components-servermessage--default', rule: `${root} { padding-top: 17px; }`, modes: everywhere },
  { story: 'components-destinationdetails--default', rule: `${root} * { gap: 3px; }`, modes: everywhere },
  {
    story: 'components-charts-linechart--empty',
    rule: `&[data-theme='dark'] { --ink: #1a1a1a; }`,
    modes: inTheDark,
  },
  {
    story: 'components-charts-profitcard--failed',
    rule: `&[data-theme='dark'] { --surface: #fff; }`,
    modes: inTheDark,
  },
  {
    story: 'components-charts-roicard--failed',
    rule: `&[data-theme='dark'] { --surface: #fff; }`,
    modes: inTheDark,
  },
  {
    story: 'components-fieldskeletons--default',
    rule: `${phone} { ${root} { padding: 9px; } }`,
    modes: onAPhone,
  },
  {
    story: 'components-charts-linechart--failed',
    rule: `${phone} { ${root} { width: 380px; } }`,
    modes: onAPhone,
  },
  {
    story: 'components-charts-levelscard--loading',
    rule: `${phone} { ${root} { zoom: 1.02; } }`,
    modes: onAPhone,
  },
  {
    story: 'screens-profile-logs--failed',
    rule: `${phone} { ${root} { padding-inline: 9px; } }`,
    modes: onAPhone,
  },
  { story: 'screens-kyc-kyc--instructions', text: ['the', 'teh'], modes: everywhere },
  { story: 'screens-news-allnews--loading', text: ['News', 'New'], modes: everywhere },
  { story: 'screens-profile-broker--failed', text: ['again', 'agian'], modes: everywhere },
  { story: 'screens-profile-withdrawsettings--failed', text: ['again', 'agian'], modes: everywhere },
];

/** The stories with errors, and some that must stay unchanged: one with motion, a chart, a page. */
export const looked = [
  ...plants.map(({ story }) => story),
  ...['components-spinner--default', 'components-charts-linechart--steps', 'screens-access-login--default'],
];

/**
 * Returns the script for the iframe of a built Storybook. It adds an error while a story is shown, and removes it
 * afterwards.
 */
export function plantingScript(all: readonly Plant[]): string {
  const rules = all.map(({ story, rule = '' }) => rule.replaceAll('&', `html[data-shown='${story}']`));
  const texts = Object.fromEntries(all.flatMap(({ story, text }) => (text ? [[story, text]] : [])));
  return `<style>${rules.join('\n')}</style><script>
    const texts = ${JSON.stringify(texts)};
    const spoilt = new WeakSet();
    (function plant() {
      const shown = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.id ?? '';
      if (document.documentElement.dataset.shown !== shown) document.documentElement.dataset.shown = shown;
      const [was, is] = texts[shown] ?? [];
      const root = document.getElementById('storybook-root');
      if (was && root) {
        const all = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let text = all.nextNode(); text; text = all.nextNode())
          if (!spoilt.has(text) && text.data.includes(was)) {
            spoilt.add(text);
            text.data = text.data.replace(was, is);
          }
      }
      requestAnimationFrame(plant);
    })();
  </script>`;
}
