import {
  BoxMultipleRegular,
  BranchForkRegular,
  BuildingShopRegular,
  CalendarStarRegular,
  ClockRegular,
  CodeRegular,
  DirectionsRegular,
  DocumentArrowUpRegular,
  DocumentRegular,
  type FluentIcon,
  GridRegular,
  IconsRegular,
  KeyMultipleRegular,
  LocationRegular,
  MapRegular,
  OrganizationRegular,
  PaintBrushRegular,
  PersonKeyRegular,
  PersonRegular,
  PinRegular,
  PlugConnectedRegular,
  ServiceBellRegular,
  ShoppingBagPercentRegular,
  StackRegular,
  TableRegular,
  TabletRegular,
  TagMultipleRegular,
  TargetRegular,
  TextBulletListSquareRegular,
  TranslateRegular,
} from '@fluentui/react-icons';
import type { PlainKind } from '@/contract/plainRecords';
import type { RecordKindName } from '@/contract/recordKinds';

/**
 * The icon of each kind of record: that of its page in the navigation, or one that no other part has, since an icon of two parts
 * loads with every page. A plain record may do without one of its own.
 */
const ICONS: Readonly<Record<Exclude<RecordKindName, PlainKind>, FluentIcon> & Partial<Record<PlainKind, FluentIcon>>> =
  {
    'access-key': KeyMultipleRegular,
    amenity: ServiceBellRegular,
    building: BuildingShopRegular,
    category: TagMultipleRegular,
    destination: LocationRegular,
    event: CalendarStarRegular,
    floor: StackRegular,
    icon: IconsRegular,
    'import-report': TableRegular,
    integration: PlugConnectedRegular,
    job: ClockRegular,
    kiosk: TabletRegular,
    mesh: GridRegular,
    node: TargetRegular,
    offer: ShoppingBagPercentRegular,
    organisation: OrganizationRegular,
    project: MapRegular,
    'project-destination': PinRegular,
    'project-file': DocumentRegular,
    role: PersonKeyRegular,
    'route-case': DirectionsRegular,
    skin: PaintBrushRegular,
    'transit-group': BranchForkRegular,
    translation: TranslateRegular,
    'uploaded-map-file': DocumentArrowUpRegular,
    user: PersonRegular,
    variable: CodeRegular,
    version: BoxMultipleRegular,
  };

/** The icon of a kind of record. */
export const subjectIcon = (kind: RecordKindName): FluentIcon => ICONS[kind] ?? TextBulletListSquareRegular;
