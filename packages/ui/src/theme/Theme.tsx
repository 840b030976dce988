import { DirectionProvider } from '@radix-ui/react-direction';
import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
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
  /** Default: as the page's `dir` says. */
  direction?: 'ltr' | 'rtl' | undefined;
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

/** Provides every screen with token values, fonts, resets and text direction. PortalTheme adds what an app may choose. */
export function Theme({ direction, nonce, target, quiet = false, children }: ThemeProps) {
  return (
    <StyleSheetManager {...(target && { target })}>
      <FontFaces nonce={nonce} quiet={quiet} />
      <GlobalStyle />
      <DirectionProvider dir={direction ?? pageDirection()}>{children}</DirectionProvider>
    </StyleSheetManager>
  );
}
