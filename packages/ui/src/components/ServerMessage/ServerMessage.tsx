import { keepFigures } from '../../text/format/keepFigures';
import { noFigure } from '../../text/format/money';
import { useMoneyMask } from '../Money/useAmountsHidden';
import type { ElementProps } from '../elementProps';

/**
 * A name, a code or an id. Like ServerMessage, but browsers don't translate it (T43). An absent or empty one
 * shows `--`.
 */
export function Verbatim({ children, ...rest }: ServerMessageProps) {
  return children ? (
    <bdi translate="no" {...rest}>
      {children}
    </bdi>
  ) : (
    noFigure
  );
}

/** A foreign sentence, such as a note. Obvious amounts in it are hidden with all amounts. */
export function ServerSentence({ children, ...rest }: ServerMessageProps) {
  const masked = useMoneyMask();
  return <ServerMessage {...rest}>{children && masked(children)}</ServerMessage>;
}

export interface ServerMessageProps extends ElementProps<HTMLElement> {
  /** Text by the server or another member. An absent or empty one shows `--`. */
  children: string | undefined;
}

/** Foreign text, shown as plain text (T2). Its text direction does not affect the text around it. */
export function ServerMessage({ children, ...rest }: ServerMessageProps) {
  return <bdi {...rest}>{children ? keepFigures(children) : noFigure}</bdi>;
}
