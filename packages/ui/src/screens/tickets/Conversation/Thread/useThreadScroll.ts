import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A position this close to the end counts as the end, in px. */
const near = 48;

const distanceToEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

interface ThreadParts {
  /** The scroll container. Its one child contains the messages. */
  box: RefObject<HTMLElement | null>;
  /** The id of the first shown message. Another id means that earlier messages were added before it. */
  first: string | undefined;
  /** The id of the member's newest pending reply. A new one always scrolls into view. */
  own: string | undefined;
}

/**
 * Keeps the reader at the end of the conversation, whatever is added. Elsewhere nothing moves, whether messages are
 * added before or after.
 */
export function useThreadScroll({ box, first, own }: ThreadParts) {
  const [away, setAway] = useState(false);
  const atEnd = useRef(true);
  const height = useRef(0);

  useLayoutEffect(
    function stayAtEnd() {
      const thread = box.current;
      const content = thread?.firstElementChild;
      if (!thread || !content) return;
      const settle = () => {
        if (atEnd.current) thread.scrollTop = thread.scrollHeight;
        height.current = thread.scrollHeight;
      };
      settle();
      // It runs between layout and paint, so the position in between is never visible.
      const observer = new ResizeObserver(settle);
      observer.observe(thread);
      observer.observe(content);
      return () => observer.disconnect();
    },
    [box],
  );

  const shownFirst = useRef(first);
  useLayoutEffect(
    function keepScrollPosition() {
      const thread = box.current;
      if (!thread || shownFirst.current === first) return;
      shownFirst.current = first;
      if (!atEnd.current) thread.scrollTop += thread.scrollHeight - height.current;
      height.current = thread.scrollHeight;
    },
    [box, first],
  );

  const toEnd = () => {
    const thread = box.current;
    if (!thread) return;
    atEnd.current = true;
    setAway(false);
    thread.scrollTop = thread.scrollHeight;
  };
  const shownOwn = useRef(own);
  useLayoutEffect(() => {
    if (shownOwn.current === own) return;
    shownOwn.current = own;
    if (own !== undefined) toEnd();
  });

  return {
    /** Whether the end is out of view. */
    away,
    toEnd,
    scrolled: () => {
      const thread = box.current;
      if (!thread) return;
      atEnd.current = distanceToEnd(thread) <= near;
      setAway(!atEnd.current);
    },
  };
}
