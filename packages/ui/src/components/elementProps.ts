import {
  useCallback,
  type AriaAttributes,
  type CSSProperties,
  type Ref,
  type RefCallback,
  type RefObject,
} from 'react';

/**
 * What each component passes to one element: its outermost one, a dialog's sheet, or the control of a field with
 * one control. `ref` has that element's type.
 */
export interface ElementProps<E extends Element = HTMLDivElement> extends AriaAttributes {
  /** Receives the element that also gets `className`, `style`, `aria-*` and `data-*`. */
  ref?: Ref<E> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  [name: `data-${string}`]: string | number | boolean | undefined;
}

const isForElement = (name: string) => /^(?:ref$|className$|style$|aria-|data-)/.test(name);

/** The props of a component that its element gets. */
export const getElementProps = <E extends Element>(props: ElementProps<E>): ElementProps<E> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => isForElement(name)));

/** One ref for a component's own and its consumer's. */
export function useRefs<E>(own: RefObject<E | null>, given: Ref<E> | undefined): RefCallback<E> {
  return useCallback(
    (element) => {
      own.current = element;
      const release = typeof given === 'function' ? given(element) : undefined;
      if (given && typeof given === 'object') given.current = element;
      return () => {
        own.current = null;
        if (release) release();
        else if (typeof given === 'function') given(null);
        else if (given) given.current = null;
      };
    },
    [own, given],
  );
}
