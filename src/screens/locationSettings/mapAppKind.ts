import type { FlatChange } from '@/api/locations/projectDetails';
import { type ProjectDetails, projectDetailsSchema } from '@/contract/locations/projectDetails';
import { mapAppRule } from '@/contract/locations/projectSettings';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { text } from './texts';

export type MapAppValues = {
  readonly enabled: boolean;
  readonly url: string;
  readonly parameters: string;
  /** The service gave screensavers; without them a save leaves them alone. */
  readonly hasScreensavers: boolean;
  readonly portrait: string | null;
  readonly portraitEnabled: boolean;
  readonly portraitTransparent: boolean;
  readonly landscape: string | null;
  readonly landscapeEnabled: boolean;
  readonly landscapeTransparent: boolean;
};

const words = (isOn: boolean): string => text(isOn ? 'on' : 'off');

export const mapAppKind = defineRecordKind<ProjectDetails, MapAppValues, FlatChange>({
  one: text('one'),
  label: translate('location.label'),
  schema: projectDetailsSchema,
  rule: mapAppRule,
  blank: {
    enabled: false,
    url: '',
    parameters: '',
    hasScreensavers: false,
    portrait: null,
    portraitEnabled: false,
    portraitTransparent: false,
    landscape: null,
    landscapeEnabled: false,
    landscapeTransparent: false,
  },
  valuesOf: ({ settings }) => {
    const { screensaver_portrait: portrait, screensaver_landscape: landscape } = settings ?? {};
    return {
      enabled: settings?.mapapp_enabled ?? false,
      url: settings?.mapapp_alternative_url ?? '',
      parameters: settings?.mapapp_query_parameters ?? '',
      hasScreensavers: portrait !== undefined && landscape !== undefined,
      portrait: portrait?.media ?? null,
      portraitEnabled: portrait?.enabled ?? false,
      portraitTransparent: portrait?.transparent ?? false,
      landscape: landscape?.media ?? null,
      landscapeEnabled: landscape?.enabled ?? false,
      landscapeTransparent: landscape?.transparent ?? false,
    };
  },
  bodyOf: (values) => ({
    mapapp_enabled: values.enabled,
    mapapp_alternative_url: values.url.trim() || null,
    mapapp_query_parameters: values.parameters.trim() || null,
    ...(values.hasScreensavers && {
      screensaver_portrait: {
        media: values.portrait,
        enabled: values.portraitEnabled,
        transparent: values.portraitTransparent,
      },
      screensaver_landscape: {
        media: values.landscape,
        enabled: values.landscapeEnabled,
        transparent: values.landscapeTransparent,
      },
    }),
  }),
  fields: {
    enabled: { label: text('mapAppEnabled'), wire: 'mapapp_enabled', words },
    url: { label: text('mapAppUrl'), wire: 'mapapp_alternative_url' },
    parameters: { label: text('mapAppParameters'), wire: 'mapapp_query_parameters' },
    hasScreensavers: { label: text('screensavers'), words: () => '' },
    portrait: { label: text('portrait'), wire: 'screensaver_portrait', words: (address) => address ?? '' },
    portraitEnabled: { label: text('portraitEnabled'), words },
    portraitTransparent: { label: text('portraitTransparent'), words },
    landscape: { label: text('landscape'), wire: 'screensaver_landscape', words: (address) => address ?? '' },
    landscapeEnabled: { label: text('landscapeEnabled'), words },
    landscapeTransparent: { label: text('landscapeTransparent'), words },
  },
  confirmations: 0,
});
