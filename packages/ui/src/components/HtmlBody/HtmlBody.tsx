import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { commonMessages } from '../../text/commonMessages';
import { border, color, fontFamily, fontSize, fontWeight, radius, space } from '../../tokens';
import { useAmountsHidden } from '../Money/useAmountsHidden';
import { useRefs, type ElementProps } from '../elementProps';
import { dots } from '../../text/format/hiddenAmounts';
import { money } from '../../text/format/maskMoney';
import { sanitizeHtml } from './sanitizeHtml';

/** Inline elements. All other elements end a word. */
const inline = 'b,strong,i,em,u,s,del,ins,sub,sup,small,mark,code,a,span';

/** The ranges of amounts in a text, from their first to their last digit. */
const moneyIn = (text: string) =>
  [...text.matchAll(money)].map(({ index, 0: { length }, 1: before = '' }) => ({
    from: index + before.length,
    to: index + length,
  }));

/** Masks obvious amounts in a body, even when sign and figure are in different elements. Changes `body`. */
function maskMoneyIn(body: DocumentFragment): void {
  const lines = new Map<Node, Text[]>();
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const line = text.parentElement?.closest(`:not(${inline})`) ?? body;
    lines.set(line, [...(lines.get(line) ?? []), text]);
  }
  for (const texts of lines.values()) maskLine(texts);
}

function maskLine(texts: readonly Text[]) {
  // From last to first, because a change moves everything after it.
  const found = moneyIn(texts.map(({ data }) => data).join('')).toReversed();
  for (const { from, to } of found) {
    let start = 0;
    let written = false;
    for (const text of texts) {
      const end = start + text.length;
      const [first, last] = [Math.max(from, start) - start, Math.min(to, end) - start];
      start = end;
      if (first >= last) continue;
      text.replaceData(first, last - first, written ? '' : dots);
      written = true;
    }
  }
}

export interface HtmlBodyProps extends ElementProps {
  /** The server's HTML. Only news and notifications have it. */
  html: string;
  /** The absolute URL that images must start with, with its final slash. All other images are removed, and without it all are. */
  imageBase?: string;
  /** The text is about the member's own data, so obvious amounts in it are hidden with all amounts. */
  own?: boolean;
}

/**
 * The only component that shows a server's HTML (SECURITY T1, D105). It is sanitised, in our own typography,
 * and its links open in a new tab. It is appended as nodes, because no string may reach an HTML sink (Trusted
 * Types).
 */
export function HtmlBody({ html, imageBase, own = false, ...rest }: HtmlBodyProps) {
  const masked = useAmountsHidden() && own;
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const clean = sanitizeHtml(html, imageBase);
    if (masked) maskMoneyIn(clean);
    for (const table of clean.querySelectorAll('table')) putInScroller(table);
    body.current?.replaceChildren(clean);
  }, [html, imageBase, masked]);
  return <Body dir="auto" onErrorCapture={dropImage} {...rest} ref={useRefs(body, rest.ref)} />;
}

/** Lets a table that is wider than the text scroll by itself, also by keyboard. */
function putInScroller(table: HTMLTableElement) {
  if (table.parentElement?.closest('table')) return;
  const scroller = document.createElement('div');
  scroller.tabIndex = 0;
  scroller.role = 'region';
  scroller.ariaLabel = table.caption?.textContent.trim() || commonMessages.table;
  scroller.dataset['scroller'] = '';
  table.replaceWith(scroller);
  scroller.append(table);
}

/** Replaces an image that fails to load with its alternative text. */
function dropImage({ target }: SyntheticEvent) {
  if (target instanceof HTMLImageElement) target.replaceWith(target.alt);
}

const Body = styled.div`
  contain: layout paint;
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
  & > * + *,
  & li + li,
  & blockquote > * + * {
    margin-block-start: ${space[3]};
  }
  & li + li {
    margin-block-start: ${space[1]};
  }
  & :is(h1, h2, h3, h4, h5, h6) {
    font-size: ${fontSize.title};
    font-weight: ${fontWeight.heading};
    letter-spacing: -0.01em;
  }
  & :is(h1, h2) {
    font-size: ${fontSize.figure};
  }
  /* List markers and columns follow the direction of their text. */
  & :is(ul, ol, dl, blockquote) {
    text-align: start;
  }
  & :is(ul, ol) {
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & :is(b, strong, dt, th) {
    font-weight: ${fontWeight.heading};
  }
  & dd,
  & blockquote {
    margin-inline-start: 0;
    padding-inline-start: ${space[3]};
    border-inline-start: ${border.focus} solid ${color.line};
    color: ${color.inkMuted};
  }
  & a[href] {
    color: ${color.accentInk};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & mark {
    background: ${color.warnSoft};
    color: ${color.warn};
  }
  & :is(code, pre) {
    font-family: ${fontFamily.mono};
    font-size: ${fontSize.label};
  }
  & pre {
    padding: ${space[3]};
    border-radius: ${radius.small};
    background: ${color.sunken};
    white-space: pre-wrap;
  }
  & img {
    max-inline-size: 100%;
    max-block-size: 28rem;
    border-radius: ${radius.small};
  }
  & hr {
    border: 0;
    border-block-start: ${border.hair} solid ${color.line};
  }
  & [data-scroller] {
    overflow-x: auto;
  }
  & table {
    inline-size: 100%;
    overflow-wrap: normal;
    border-collapse: collapse;
    font-size: ${fontSize.label};
  }
  & :is(th, td) {
    padding: ${space[2]};
    border: ${border.hair} solid ${color.line};
    text-align: start;
  }
`;
