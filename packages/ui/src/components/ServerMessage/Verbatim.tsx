import { noFigure } from '../../text/format/money';
import type { ServerMessageProps } from './ServerMessage';

/**
 * A name, a code or an id. Like ServerMessage, but browsers don't translate it (T43). An absent or empty one
 * shows `--`.
 */
export function Verbatim({ children }: ServerMessageProps) {
  return children ? <bdi translate="no">{children}</bdi> : noFigure;
}
