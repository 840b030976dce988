import { useGlobals } from './useGlobals';

/** The toolbar's theme for pages without a story. Side by side counts as light here. */
export const useThemeGlobal = (): 'light' | 'dark' => (useGlobals().theme === 'dark' ? 'dark' : 'light');
