import { useMoneyMask } from '../Money/useMoneyMask';
import { ServerWords, type ServerWordsProps } from './ServerWords';

/** Somebody else's sentence, such as a note: what is plainly money in it is hidden with all amounts. */
export function ServerSentence({ children }: ServerWordsProps) {
  const masked = useMoneyMask();
  return <ServerWords>{children && masked(children)}</ServerWords>;
}
