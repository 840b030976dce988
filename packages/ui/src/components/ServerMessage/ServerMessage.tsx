import { keepFigures } from '../../text/format/keepFigures';
import { noFigure } from '../../text/format/money';

export interface ServerMessageProps {
  /** Text that the server or another member wrote. An absent or empty one shows `--`. */
  children: string | undefined;
}

/** Somebody else's words, shown as plain text (T2). Their writing direction does not affect what is around them. */
export function ServerMessage({ children }: ServerMessageProps) {
  return children ? <bdi>{keepFigures(children)}</bdi> : noFigure;
}
