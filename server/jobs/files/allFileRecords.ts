import type { ImportedKind } from '@/contract/fileImports/fileImports';
import type { LogoFetcher } from '../../imports/logos/logoFetcher';
import type { FileRecords } from './fileRecords';
import { type PlaceWriter, placeFiles } from './placeFiles';
import { type PromotionWriter, promotionFiles } from './promotionFiles';

/** Every kind of record that a file may bring in. */
export const fileRecords = ({
  clock,
  logos,
  places,
  promotions: writer,
}: {
  readonly clock: () => Date;
  readonly logos: LogoFetcher;
  readonly places: PlaceWriter;
  readonly promotions: PromotionWriter;
}): Readonly<Record<ImportedKind, FileRecords>> => ({
  destinations: placeFiles({ writer: places, logos }),
  events: promotionFiles('event', { writer, clock }),
  offers: promotionFiles('offer', { writer, clock }),
});
