import { visions } from '../../packages/ui/src/theme/colorVision.fixtures';

/** The vision simulators and accessibility settings that a reviewer can choose. */
export const visionSettings = {
  ordinary: { title: 'Normal vision' },
  protanopia: { title: 'No red cones (protanopia)' },
  deuteranopia: { title: 'No green cones (deuteranopia)' },
  tritanopia: { title: 'No blue cones (tritanopia)' },
  achromatopsia: { title: 'No colours (achromatopsia)' },
  contrast: { title: 'More contrast' },
  forced: { title: 'Forced colours, imitated' },
} as const;

export type Vision = keyof typeof visionSettings;

const rows = (matrix: readonly number[]) =>
  [0, 3, 6].map((at) => [...matrix.slice(at, at + 3), 0, 0].join(' ')).join(' ');

/** The filter matrix, in five columns, for linear red, green and blue. Undefined for normal vision. */
export const matrices: Readonly<Partial<Record<Vision, string>>> = {
  protanopia: `${rows(visions.protanopia)} 0 0 0 1 0`,
  deuteranopia: `${rows(visions.deuteranopia)} 0 0 0 1 0`,
  tritanopia: `${rows(visions.tritanopia)} 0 0 0 1 0`,
  // Luminance only, with the standard's weights (WCAG 2.2).
  achromatopsia: '0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0',
};
