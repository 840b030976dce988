import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { lazy, type ComponentType } from 'react';
import { configure } from 'storybook/test';
import { setTime } from './time';
import { withToolbar } from './decorators/withToolbar';
import { withSideBySide } from './decorators/withSideBySide';
import { checkName } from './checkName';
import { checkReferences } from './checkReferences';
import { skipKnownMarkup } from './knownMarkup';
import { describeProps } from '../tools/storybook/docs/describeProps';
import { nameUnions } from './nameUnions';
import { offerStates } from './offerStates';
import { loadOverlays } from '../packages/ui/src/components/LazyPart/overlays';
import { oneMode } from '../packages/ui/src/testing/windows';
import { showStoppedPlays } from './stoppedPlay';
import { speak } from './operator/speak';
import { isTest, reportFaultsAlone } from './reportFaultsAlone';
import { freezeMotion, isFrozen, settle } from './freeze';
import { globalTypes, initialGlobals } from './toolbar';
import { givenViewport, viewports } from './viewports';

// Runs before any story loads, because texts are created when their modules load.
await speak();
freezeMotion();
showStoppedPlays();
// A play may wait for a lazy chunk, which takes more than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** A page's component, whose module loads with the first page that shows it. */
const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

/** The docs renderer. Tests skip it, because it loads all sources. */
const documents = isTest
  ? {}
  : {
      container: later(
        async () => (await import('../tools/storybook/docs/ThemedDocsContainer')).ThemedDocsContainer,
      ),
      page: later(async () => (await import('../tools/storybook/docs/DocsPage')).DocsPage),
      // An .mdx file in packages/ui uses it without an import, because the product imports no tools.
      components: {
        ComponentPage: later(
          async () => (await import('../tools/storybook/docs/ComponentPage')).ComponentPage,
        ),
      },
    };

/** True when axe runs its slow rules, which rarely find errors. */
const asked = { enabled: import.meta.env.STORYBOOK_PLAIN !== 'true' };

const preview: Preview = {
  tags: ['autodocs'],
  // A press opens its dialog in the same frame, as in a portal that was idle before.
  loaders: [() => loadOverlays()],
  argTypesEnhancers: [nameUnions, describeProps, offerStates],
  parameters: {
    a11y: {
      test: 'error',
      // Returns only violations, and fetches no style sheet for a disabled rule.
      options: {
        resultTypes: ['violations'],
        preload: false,
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Each rule takes up to a tenth of a whole run. Theme tests cover contrast, and React can't write an inline
        // style with !important; Storybook and the nightly run keep these rules.
        rules: { 'color-contrast': asked, 'avoid-inline-spacing': asked, 'target-size': asked },
        // axe takes a text that is drawn narrower than its letters for the name of an icon in a font. Joined Arabic
        // letters are, and a mark that isolates a figure has no width. Our icons are SVG, so no text is taken for one.
        // The roles are axe's own: a check's options replace all of its defaults.
        checks: {
          'label-content-name-mismatch': {
            options: {
              pixelThreshold: 1,
              occurrenceThreshold: 0,
              valueTextRoles: ['switch', 'checkbox', 'radio', 'menuitemcheckbox', 'menuitemradio'],
            },
          },
        },
      },
    },
    chromatic: { prefersReducedMotion: 'reduce', modes: oneMode },
    docs: documents,
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          // A page outside all folders would sort first and open first.
          [
            'What do you want to know?',
            'Find',
            "What's new",
            'For designers',
            'For PMs',
            'Screens by route',
            'Requirements',
            'Health',
          ],
          'Screens',
          // The order of the portal's own menu, between a visitor's screens and those without an entry.
          [
            'Every state',
            'Access',
            ['Login', 'Register', 'VerifyEmail', 'ForgotPassword'],
            'Dashboard',
            'Kyc',
            'Deposit',
            'Purchase',
            'Subscriptions',
            'Transactions',
            'Payouts',
            'Withdraw',
            ['Withdraw', 'WithdrawHistory'],
            'Network',
            ['BinaryTree', 'DirectTree'],
            'Ranks',
            'Tickets',
          ],
          'Flows',
          ['By hand', 'Register', 'Sign in', 'Forgot password', 'Two factor', 'KYC', 'Deposit', 'Withdraw'],
          'Components',
          ['*', 'Forms', ['Choosing a field'], 'Confirm', 'Charts', 'Tree', 'Shell'],
          'Foundations',
          [
            'Tokens',
            'Colour',
            'Contrast',
            'Type',
            'Fonts',
            'Spacing',
            'Elevation',
            'Motion',
            'Icons',
            'Messages',
            'Figures',
          ],
        ],
      },
    },
  },
  globalTypes,
  initialGlobals: { ...initialGlobals, ...givenViewport },
  beforeEach: ({ globals, reporting, tags }) => {
    if (isTest) reportFaultsAlone(reporting);
    setTime(globals, tags.includes('live'));
  },
  afterEach: async (context) => {
    if (isTest) {
      checkName(context);
      checkReferences();
    }
    if (isTest && !asked.enabled) skipKnownMarkup(context);
    if (isFrozen && !isTest) await settle();
  },
  decorators: [
    withSideBySide,
    withToolbar,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
};

export default preview;
