import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { FontFiles } from './fonts';
import { GlobalStyle } from './GlobalStyle';

interface PortalThemeProps {
  /** The page's style nonce (SECURITY T6); absent where the page has no content policy. */
  nonce?: string | undefined;
  /** Where the styles stand; default: the head of this document. */
  target?: HTMLElement | undefined;
  /** Nothing is loaded: the fonts are those of the device. */
  quiet?: boolean;
  children: ReactNode;
}

/** The ground that every screen stands on: the tokens' values, the fonts and the resets. */
export function PortalTheme({ nonce, target, quiet = false, children }: PortalThemeProps) {
  return (
    <StyleSheetManager {...(nonce !== undefined && { nonce })} {...(target && { target })}>
      {!quiet && <FontFiles />}
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  );
}
