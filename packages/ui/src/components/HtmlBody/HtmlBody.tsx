import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { commonMessages } from '../../text/commonMessages';
import { border, color, fontFamily, fontSize, fontWeight, radius, space } from '../../tokens';
import { useAmountsHidden } from '../Money/useAmountsHidden';
import { maskMoneyIn } from './maskMoneyIn';
import { sanitizeHtml } from './sanitizeHtml';
import { useRefs, type ElementProps } from '../elementProps';

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
