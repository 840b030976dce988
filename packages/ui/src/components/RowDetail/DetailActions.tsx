import { detailMessages } from '../../text/detailMessages';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { CopyButton } from '../CopyButton/CopyButton';
import { Icon } from '../Icon/Icon';
import type { RowDetailData } from './detailData';

/** The actions of a row: its own one, copy its code, print it, ask support about it. */
export function DetailActions({
  code,
  wholeCode = code,
  support,
  action,
}: Pick<RowDetailData, 'code' | 'wholeCode' | 'support' | 'action'>) {
  return (
    <>
      {action && (
        <Button size="small" aria-haspopup="dialog" disabled={action.disabled} onClick={action.onPressed}>
          {action.label}
        </Button>
      )}
      {wholeCode !== undefined && (
        <CopyButton size="small" text={wholeCode} label={detailMessages.copyCode} />
      )}
      <Button size="small" icon={<Icon name="file" />} onClick={() => print()}>
        {detailMessages.print}
      </Button>
      {support !== undefined && (
        <ButtonLink size="small" href={support} icon={<Icon name="chat" />}>
          {detailMessages.askSupport}
        </ButtonLink>
      )}
    </>
  );
}
