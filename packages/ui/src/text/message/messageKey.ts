import type en from '../languages/en.json';

/** The key of each text. */
export type MessageKey = keyof typeof en;
