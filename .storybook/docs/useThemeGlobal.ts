import { useGlobals } from './useGlobals';

/** The toolbar's theme as pages without a story know it. Side by side is light here. */
export const useThemeGlobal = (): 'light' | 'dark' => (useGlobals().theme === 'dark' ? 'dark' : 'light');
