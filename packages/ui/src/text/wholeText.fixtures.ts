import { percentMessages } from './percentMessages';

/** A text without the marks that isolate figures in Arabic. */
export const withoutIsolates = (text: string | null | undefined) =>
  (text ?? '').replaceAll(/[\u2066-\u2069]/g, '').trim();

/** A percentage as the language writes it, without isolating marks. Spanish has a space before the sign. */
export const percentText = (percent: string) => withoutIsolates(percentMessages.of({ percent }));

/**
 * Finds the innermost element with a text, whose figures may be separate elements (keepFigures). The
 * library's own queries see only the text between elements.
 */
export const wholeText = (wanted: string | RegExp) => (_own: string, element: Element | null) => {
  const hasText = ({ textContent }: Element) =>
    typeof wanted === 'string'
      ? withoutIsolates(textContent) === withoutIsolates(wanted)
      : wanted.test(withoutIsolates(textContent));
  return element !== null && hasText(element) && ![...element.children].some(hasText);
};
