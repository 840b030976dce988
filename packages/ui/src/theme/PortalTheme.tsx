import { DirectionProvider } from '@radix-ui/react-direction';
import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { FontFaces } from './FontFaces';
import { GlobalStyle } from './GlobalStyle';

interface PortalThemeProps {
  /** The page's style nonce (SECURITY T6). Absent if the page has no content policy. */
  nonce?: string | undefined;
  /** The element that holds the styles. Default: the head of this document. */
  target?: HTMLElement | undefined;
  /** Loads nothing, so that the device's fonts are used. */
  quiet?: boolean;
  children: ReactNode;
}

/** The page's direction, which a language sets before anything is drawn. Left to right without a page. */
const pageDirection = () =>
  typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';

/** Gives every screen the tokens' values, the fonts, the resets and the direction of reading. */
export function PortalTheme({ nonce, target, quiet = false, children }: PortalThemeProps) {
  return (
    <StyleSheetManager {...(nonce !== undefined && { nonce })} {...(target && { target })}>
      <FontFaces nonce={nonce} quiet={quiet} />
      <GlobalStyle />
      <DirectionProvider dir={pageDirection()}>{children}</DirectionProvider>
    </StyleSheetManager>
  );
}
