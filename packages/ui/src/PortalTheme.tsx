import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useState } from 'react';
import { DirectionProvider } from '@radix-ui/react-direction';
import styled from 'styled-components';
import type { MessageKey } from './text/message/messageKey';
import { catalogues } from './text/defineMessages';
import { putMessages } from './text/putMessages';
import { findBrandFaults, themeRules, type BrandTheme } from './theme/brandTheme';
import { Theme, type ThemeProps } from './theme/Theme';
import { color } from './tokens';

interface PageTheme {
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
function usePageTheme({ mode, direction, language }: PageTheme): void {
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
function ThemePart({ mode, direction, language, brand, children }: ThemePartProps) {
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

/** Texts by their keys, such as `'overlayMessages.close'`. A text without a value keeps ours. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>;

/** The English of each catalogue whose texts were replaced in place. */
const english = new WeakMap<object, object>();

/** Replaces our texts in everything, also in what is loaded already. */
function replaceMessages(messages: Messages, language: string): void {
  putMessages(messages, language);
  for (const [name, [own, shown]] of catalogues) {
    const first = english.get(own) ?? { ...own };
    english.set(own, first);
    Object.assign(shown, globalThis.portalWording?.(name, first));
  }
}

/** What was found about each brand, which is judged and reported once. */
const judged = new WeakMap<BrandTheme, boolean>();

/** Whether a brand can be used. A bad one is reported with each fault, and our theme is shown in its place. */
function isReadable(theme: BrandTheme): boolean {
  const known = judged.get(theme);
  if (known !== undefined) return known;
  const faults = findBrandFaults(theme);
  judged.set(theme, faults.length === 0);
  // Servers and old browsers lack it.
  const { reportError } = globalThis as { reportError?: (error: unknown) => void };
  if (faults.length > 0) reportError?.(new Error(`PortalTheme refuses this brand. ${faults.join(' ')}`));
  return faults.length === 0;
}

export interface PortalThemeProps extends PageTheme, Omit<ThemeProps, 'direction'> {
  /** A brand's own token values. One that is hard to read is refused and reported. Default: ours. */
  theme?: BrandTheme | undefined;
  /** An app's own texts or language. A `{value}` of our text keeps its name in yours. The page has one set of texts. */
  messages?: Messages | undefined;
}

const InsideContext = createContext(false);

/**
 * Provides every component and screen with token values, fonts, resets, text direction and an app's own texts. The
 * outermost one describes the page. One inside it describes its part, in a `div`, and takes over what it isn't given.
 */
export function PortalTheme({ messages, theme: given, children, ...rest }: PortalThemeProps) {
  const { mode, direction, language, ...base } = rest;
  const page = { mode, direction, language };
  const [shown, setShown] = useState<{ messages: Messages | undefined; language: string | undefined }>();
  if (messages !== shown?.messages || (messages && language !== shown?.language)) {
    // Before the children's first render, because they read their texts when they render.
    replaceMessages(messages ?? {}, language ?? 'en');
    setShown({ messages, language });
  }
  const isInside = useContext(InsideContext);
  usePageTheme(isInside ? none : page);
  const id = useId();
  const theme = given && isReadable(given) ? given : undefined;
  const rules = theme && (
    <style nonce={base.nonce}>{themeRules(theme, isInside ? `[data-brand='${id}']` : undefined)}</style>
  );
  if (isInside)
    return (
      <>
        {rules}
        <ThemePart {...page} brand={theme && id}>
          {children}
        </ThemePart>
      </>
    );
  return (
    <InsideContext value>
      <Theme {...base} direction={direction}>
        {rules}
        {children}
      </Theme>
    </InsideContext>
  );
}

const none: PageTheme = {};
