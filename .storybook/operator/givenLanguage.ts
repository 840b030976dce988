/// <reference types="vite/client" />

const given: unknown = import.meta.env.STORYBOOK_LANGUAGE;

/** The language of a page whose address names none: English, or what a test run asks for (`npm run stories`). */
export const givenLanguage = typeof given === 'string' ? given : 'en';
