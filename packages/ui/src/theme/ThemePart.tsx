import { DirectionProvider } from '@radix-ui/react-direction';
import { useLayoutEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../tokens';

export interface PageTheme {
  /** Default: as the page's `data-theme` says, or the system without one. */
  mode?: 'light' | 'dark' | 'system' | undefined;
  /** Default: as the page's `dir` says. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Two letters. `putMessages` sets its texts, before any screen loads. */
  language?: string | undefined;
}

/** Sets an attribute of the page and returns what restores it. */
function setAttribute(name: string, value: string | undefined) {
  const page = document.documentElement;
  const before = page.getAttribute(name);
  const put = (to: string | null) => (to === null ? page.removeAttribute(name) : page.setAttribute(name, to));
  put(value ?? null);
  return () => put(before);
}

/** Describes the page while a theme is mounted. */
export function usePageTheme({ mode, direction, language }: PageTheme): void {
  useLayoutEffect(() => {
    const restore = [
      mode && setAttribute('data-theme', mode === 'system' ? undefined : mode),
      direction && setAttribute('dir', direction),
      language && setAttribute('lang', language),
    ];
    return () => restore.forEach((one) => one && one());
  }, [mode, direction, language]);
}

interface ThemePartProps extends PageTheme {
  /** The value of the selector in the brand's rules, if it has a brand. */
  brand: string | undefined;
  children: ReactNode;
}

/** A part of the page in another theme, direction or language. */
export function ThemePart({ mode, direction, language, brand, children }: ThemePartProps) {
  const part = (
    <Part
      dir={direction}
      lang={language}
      data-theme={mode === 'system' ? undefined : mode}
      data-brand={brand}
    >
      {children}
    </Part>
  );
  return direction ? <DirectionProvider dir={direction}>{part}</DirectionProvider> : part;
}

const Part = styled.div`
  &:is([data-theme], [data-brand]) {
    color: ${color.ink};
    background: ${color.canvas};
  }
`;
