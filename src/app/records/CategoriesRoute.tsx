import { categoryCalls } from '@/api/categories/categories';
import { CategoriesScreen } from '@/screens/categories/CategoriesScreen';
import { categoryKind } from '@/screens/categories/categoryKind';
import { readIconFiles } from '../icons/readIconFiles';
import { recordRoute } from './recordRoute';

/** The categories of the active organisation. */
export const CategoriesRoute = recordRoute(
  ({ machine }) => <CategoriesScreen machine={machine} readIconFiles={readIconFiles} />,
  categoryKind,
  categoryCalls,
);
