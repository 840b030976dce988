import { noFigure } from '../../text/format/money';
import type { ServerWordsProps } from './ServerWords';

/** A name, a code or an id: like ServerWords, and no browser translates it (T43). An absent or empty one shows `--`. */
export function Verbatim({ children }: ServerWordsProps) {
  return children ? <bdi translate="no">{children}</bdi> : noFigure;
}
