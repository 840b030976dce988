import { addresses } from '../../../../addresses/addresses';
import { Icon } from '../../../../components/Icon/Icon';
import { Link } from '../../../../components/Link/Link';
import { fill } from '../../../../text/fill';
import { formatDate } from '../../../../text/format/dates';
import { formatFigure } from '../../../../text/figures/figure';
import { keepFigures } from '../../../../text/format/keepFigures';
import { networkAlone, selectChain } from '../../../../text/format/networks';
import styled from 'styled-components';
import { Banner } from '../../../../components/Banner/Banner';
import { CopyButton } from '../../../../components/CopyButton/CopyButton';
import { ShareOnDevice } from '../../../../components/ShareDialog/ShareOnDevice';
import { depositTexts } from '../../../../text/messages';
import { media, space, color, fontSize, fontWeight } from '../../../../tokens';
import type { MethodAddress } from '../paymentMethod';
import { AddressQr } from './AddressQr';
import { depositMessages } from '../messages';
import { PayAddress } from './PayAddress';
import { PayLayout } from './PayLayout';
import { AddressSkeleton, QrSkeleton } from './PaySkeleton';

/** The network comes first, because money sent over another one is lost. */
function NetworkLine({ network }: { network: string }) {
  const chain = selectChain(network);
  return (
    <Pair>
      <dt>{depositMessages.network}</dt>
      <dd>
        <bdi translate="no">{networkAlone(network)}</bdi>
        {chain && <small>{depositMessages.aboutChain[chain]}</small>}
      </dd>
    </Pair>
  );
}

const Pair = styled.dl`
  display: grid;
  gap: ${space.half};

  dt {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[3]};
    margin: 0;
    overflow-wrap: anywhere;
  }
  bdi {
    font-size: ${fontSize.count};
    font-weight: ${fontWeight.heading};
    letter-spacing: -0.015em;
  }
  small {
    color: ${color.inkMuted};
    font-size: ${fontSize.base};
  }
`;

interface PayDetailsProps {
  /** An address that is payable on this network. Absent while it loads. */
  address?: string | undefined;
  network: string;
  known?: MethodAddress['known'];
  /** This device has shown an address of the method before, so it will tell of it. */
  isRemembered?: boolean | undefined;
  /** The least deposit that is credited, USD. Absent without a minimum. */
  least: string | undefined;
  /** A value was copied. `confirmation` is the text to show. */
  onCopy: (confirmation: string) => void;
}

/** Network, address, copy or QR code, and the one coin that may be sent, in this order (DESIGN "Deposit"). */
export function PayDetails(props: PayDetailsProps) {
  const { address, network, least, known, isRemembered, onCopy } = props;
  return (
    <PayLayout
      text={
        <>
          <NetworkLine network={network} />
          {address === undefined ? (
            <AddressSkeleton isKnown={isRemembered} />
          ) : (
            <>
              <PayAddress address={address} />
              {known && <KnownAddress {...known} />}
              <Acts>
                <CopyButton
                  text={address}
                  label={depositMessages.copyAddress}
                  onCopy={(done) => done && onCopy(depositTexts.addressCopied)}
                />
                <ShareOnDevice label={depositMessages.share} data={{ text: address }} />
              </Acts>
            </>
          )}
        </>
      }
      image={address === undefined ? <QrSkeleton /> : <AddressQr address={address} />}
      rule={
        <Banner
          variant="warn"
          icon="alert"
          detail={[depositMessages.sendOnlyDetail, getLeast(least)].filter(Boolean).join(' ')}
        >
          {keepFigures(depositMessages.sendOnly({ network: networkAlone(network) }))}
        </Banner>
      }
    />
  );
}

/** Whether this device showed the same address before (T24). It claims nothing about other devices. */
function KnownAddress({ changed, at }: NonNullable<MethodAddress['known']>) {
  const day = formatDate(at, 'day');
  if (!changed)
    return (
      <Same>
        <Icon name="check" /> <span>{keepFigures(depositMessages.sameAddress({ day }))}</span>
      </Same>
    );
  return (
    <Banner
      variant="warn"
      icon="alert"
      detail={fill(depositMessages.changedAddressDetail, {
        support: <Link href={addresses.tickets}>{depositMessages.askSupport}</Link>,
      })}
    >
      {keepFigures(depositMessages.changedAddress({ day }))}
    </Banner>
  );
}

const Same = styled.p`
  display: flex;
  gap: ${space[1.5]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  > svg {
    flex: none;
    color: ${color.good};
  }
`;

const getLeast = (least: string | undefined) =>
  least === undefined
    ? ''
    : depositMessages.least({ amount: formatFigure('amountLimit', least, { shown: true }) });

/* On a phone the buttons are side by side under the thumb. The copy button's text changes, but its width does not. */
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > :first-child {
    min-inline-size: min(100%, 9.5rem);
  }
  ${media.phone} {
    > * {
      flex: 1 1 auto;
      min-block-size: 3rem;
    }
  }
`;
