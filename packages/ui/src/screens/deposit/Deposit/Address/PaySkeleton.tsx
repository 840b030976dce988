import styled from 'styled-components';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { control, fontSize, media, space } from '../../../../tokens';
import { qrSide } from './AddressQr';
import { PayLayout } from './PayLayout';

/** Reserves the space of an address, what this device knows of it, and its button. */
export function AddressSkeleton({ isKnown }: { isKnown?: boolean | undefined }) {
  return (
    <>
      <Lines>
        <Skeleton inlineSize="8rem" />
        <Address>
          <Skeleton variant="block" blockSize="100%" />
        </Address>
        <About>
          <Skeleton inlineSize="22rem" />
        </About>
      </Lines>
      {isKnown && <Skeleton inlineSize="16rem" />}
      <Act>
        <Skeleton variant="block" blockSize="100%" />
      </Act>
    </>
  );
}

/** Reserves the space of an address's QR code. */
export function QrSkeleton() {
  return (
    <Image>
      <Skeleton variant="block" inlineSize={`${qrSide}px`} blockSize={`${qrSide}px`} />
      <Skeleton inlineSize="9rem" />
    </Image>
  );
}

/** Reserves the space of an address while the methods load. */
export function PaySkeleton() {
  return (
    <PayLayout
      text={
        <>
          <Network>
            <Skeleton inlineSize="4rem" />
            <Skeleton inlineSize="12rem" blockSize="100%" />
          </Network>
          <AddressSkeleton />
        </>
      }
      image={<QrSkeleton />}
      rule={
        <Rule>
          <Skeleton variant="block" blockSize="100%" />
        </Rule>
      }
    />
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${space[1.5]};
  font-size: ${fontSize.label};
`;

/* Next to an image these lines are as short as on a phone. */
const besideImage = '@container (min-width: 38rem) and (max-width: 46rem)';

/* A label, the large network name, and on a phone the chain below it. */
const Network = styled.div`
  display: grid;
  grid-template-rows: auto 1.96875rem;
  gap: ${space.half};
  font-size: ${fontSize.label};

  ${besideImage} {
    grid-template-rows: auto 3.25rem;
  }
  ${media.phone} {
    grid-template-rows: auto 3.25rem;
  }
`;

/* The text about an address takes two lines on a phone. */
const About = styled.div`
  ${besideImage} {
    block-size: 2lh;
  }
  ${media.phone} {
    block-size: 2lh;
  }
`;

/* The address takes one line where it fits next to the image, else two. */
const Address = styled.div`
  block-size: 4.9rem;

  @container (min-width: 46rem) {
    block-size: 3.2rem;
  }
`;

/* The rule takes two lines, and three on a phone and where it is next to the image. */
const Rule = styled.div`
  block-size: 4.125rem;

  @container (min-width: 46rem) and (max-width: 64rem) {
    block-size: 5.4375rem;
  }
  ${media.phone} {
    block-size: 5.4375rem;
  }
`;

const Act = styled.div`
  inline-size: 9.5rem;
  block-size: ${control.base};

  ${media.phone} {
    inline-size: 100%;
    block-size: 3rem;
  }
`;

const Image = styled.div`
  font-size: ${fontSize.label};
  display: grid;
  justify-items: center;
  gap: ${space[2]};
`;
