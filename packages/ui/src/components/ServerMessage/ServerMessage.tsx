import { keepFigures } from '../../text/format/keepFigures';
import { noFigure } from '../../text/format/money';

export interface ServerMessageProps {
  /** Text by the server or another member. An absent or empty one shows `--`. */
  children: string | undefined;
}

/** Foreign text, shown as plain text (T2). Its text direction does not affect the text around it. */
export function ServerMessage({ children }: ServerMessageProps) {
  return children ? <bdi>{keepFigures(children)}</bdi> : noFigure;
}
