import { createContext } from 'react';

/** The level of headings inside: a page's own are of level 2, those of a card with a heading are below it. */
export const HeadingLevel = createContext(2);
