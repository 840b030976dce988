import { DirectionProvider } from '@radix-ui/react-direction';
import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { FontFaces } from './FontFaces';
import { GlobalStyle } from './GlobalStyle';

interface PortalThemeProps {
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

/** Provides every screen with token values, fonts, resets and text direction. */
export function PortalTheme({ nonce, target, quiet = false, children }: PortalThemeProps) {
  return (
    <StyleSheetManager {...(target && { target })}>
      <FontFaces nonce={nonce} quiet={quiet} />
      <GlobalStyle />
      <DirectionProvider dir={pageDirection()}>{children}</DirectionProvider>
    </StyleSheetManager>
  );
}
