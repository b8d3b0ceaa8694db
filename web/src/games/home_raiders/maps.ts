// What the objects of a table that is drawn look like.

import { HOME } from "../../skirmish/scenery/home";
import { bring } from "../../skirmish/scenery/recipes";

bring(HOME);
