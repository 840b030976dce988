export interface Canvas {
  words: string[];
  roles: Record<string, number>;
  busy: string[];
  isEmpty: boolean;
  overflow: number;
}

export function readCanvas(): Canvas;
export function isFinished(): boolean;
export function readErrors(): string[];
export function getFaults(
  story: { name: string; isBilled?: boolean; caption?: string },
  canvas: Canvas,
  errors: readonly string[],
): Partial<Record<'fails' | 'busy' | 'empty' | 'overflows', string[]>>;
export function readViolations(): string[];
