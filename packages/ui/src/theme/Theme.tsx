import { DirectionProvider } from '@radix-ui/react-direction';
import { useLayoutEffect, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { brandRules, type BrandTheme } from './brandTheme';
import { GlobalStyle } from './GlobalStyle';
import { geistFaces, standInFaces } from './fonts';

interface FontFacesProps {
  nonce: string | undefined;
  /** Uses only the device's fonts, without any files. */
  quiet: boolean;
}

/**
 * The fonts, in separate style elements that React keeps once in the head. Next to the components' styles,
 * each new rule would make the browser resolve its fonts again and lay out the whole page.
 */
function FontFaces({ nonce, quiet }: FontFacesProps) {
  return (
    <>
      <style href="font-stand-ins" precedence="fonts" nonce={nonce}>
        {standInFaces}
      </style>
      {!quiet && (
        <style href="font-files" precedence="fonts" nonce={nonce}>
          {geistFaces}
        </style>
      )}
    </>
  );
}

export interface ThemeProps {
  /** A brand's own token values. Default: ours. `findLowContrast` judges them. */
  theme?: BrandTheme | undefined;
  /** Sets the page's theme. Default: as the page's `data-theme` says, or the system without one. */
  mode?: 'light' | 'dark' | 'system' | undefined;
  /** Sets the page's direction. Default: as the page's `dir` says. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Sets the page’s language, as two letters. `putMessages` sets its texts, before any screen loads. */
  language?: string | undefined;
  /** The fonts' style nonce (SECURITY T6), absent without a content policy. Components read theirs from the page. */
  nonce?: string | undefined;
  /** The parent of the style elements. Default: the head of this document. */
  target?: HTMLElement | undefined;
  /** Loads nothing and uses the device's fonts. */
  quiet?: boolean;
  children: ReactNode;
}

/** The page's direction, set by its language before the first render. Left-to-right without a page. */
const pageDirection = () =>
  typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';

function usePage({ mode, direction, language }: Pick<ThemeProps, 'mode' | 'direction' | 'language'>) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (mode === 'system') delete page.dataset.theme;
    else if (mode) page.dataset.theme = mode;
    if (direction) page.dir = direction;
    if (language) page.lang = language;
  }, [mode, direction, language]);
}

/** Provides every screen with token values, fonts, resets and text direction. */
export function Theme({ theme, nonce, target, quiet = false, children, ...page }: ThemeProps) {
  usePage(page);
  return (
    <StyleSheetManager {...(target && { target })}>
      <FontFaces nonce={nonce} quiet={quiet} />
      <GlobalStyle />
      {theme && (
        <style href={`brand-${JSON.stringify(theme)}`} precedence="brand" nonce={nonce}>
          {brandRules(theme)}
        </style>
      )}
      <DirectionProvider dir={page.direction ?? pageDirection()}>{children}</DirectionProvider>
    </StyleSheetManager>
  );
}
