import { useState } from 'react';
import type { MessageKey } from './text/message/messageKey';
import { catalogues } from './text/defineMessages';
import { putMessages } from './text/putMessages';
import { Theme, type ThemeProps } from './theme/Theme';

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

export interface PortalThemeProps extends ThemeProps {
  /** An app's own texts or language. A `{value}` of our text keeps its name in yours. */
  messages?: Messages | undefined;
}

/** Provides every component and screen with token values, fonts, resets, text direction and an app's own texts. */
export function PortalTheme({ messages, ...rest }: PortalThemeProps) {
  const [shown, setShown] = useState<Messages>();
  if (messages !== shown) {
    // Before the children's first render, because they read their texts when they render.
    replaceMessages(messages ?? {}, rest.language ?? 'en');
    setShown(messages);
  }
  return <Theme {...rest} />;
}
