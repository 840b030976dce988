import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { createGlobalStyle } from 'styled-components';
import { Theme } from '../../../packages/ui/src/theme/Theme';
import { color, frame, media, space } from '../../../packages/ui/src/tokens';
import { docsThemes } from './docsThemes';
import { useThemeGlobal } from './globals';

/** The wrapper of every page: the portal's background and type, in the toolbar's theme. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useThemeGlobal();
  useLayoutEffect(
    function show() {
      document.documentElement.dataset.theme = theme;
    },
    [theme],
  );
  return (
    <DocsContainer context={context} theme={docsThemes[theme]}>
      <Theme>
        <PageGround />
        {children}
      </Theme>
    </DocsContainer>
  );
}

/** Storybook's wrapper is narrow and has its own background. */
const PageGround = createGlobalStyle`
  .sbdocs.sbdocs-wrapper {
    padding: ${space[10]} ${space[6]} ${space[16]};
    background: ${color.canvas};

    ${media.phone} { padding: ${space[5]} ${space[4]} ${space[12]}; }
  }
  .sbdocs.sbdocs-content { inline-size: 100%; max-inline-size: ${frame.content}; min-inline-size: 0; }
`;
