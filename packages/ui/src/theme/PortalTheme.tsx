import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from './GlobalStyle';

interface PortalThemeProps {
  /** The page's style nonce (SECURITY T6); absent where the page has no content policy. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** The ground that every screen stands on: the tokens' values, the fonts and the resets. */
export function PortalTheme({ nonce, children }: PortalThemeProps) {
  return (
    <StyleSheetManager {...(nonce === undefined ? {} : { nonce })}>
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  );
}
