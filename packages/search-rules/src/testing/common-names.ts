// The 500 commonest family names and given names of the census of 1990, by frequency: U.S. Census Bureau, Frequently
// Occurring Surnames and Given Names (dist.all.last, dist.male.first, dist.female.first), without spaces as there.
const familyNames =
  'Smith Johnson Williams Jones Brown Davis Miller Wilson Moore Taylor Anderson Thomas Jackson White Harris Martin ' +
  'Thompson Garcia Martinez Robinson Clark Rodriguez Lewis Lee Walker Hall Allen Young Hernandez King Wright Lopez ' +
  'Hill Scott Green Adams Baker Gonzalez Nelson Carter Mitchell Perez Roberts Turner Phillips Campbell Parker Evans ' +
  'Edwards Collins Stewart Sanchez Morris Rogers Reed Cook Morgan Bell Murphy Bailey Rivera Cooper Richardson Cox ' +
  'Howard Ward Torres Peterson Gray Ramirez James Watson Brooks Kelly Sanders Price Bennett Wood Barnes Ross ' +
  'Henderson Coleman Jenkins Perry Powell Long Patterson Hughes Flores Washington Butler Simmons Foster Gonzales ' +
  'Bryant Alexander Russell Griffin Diaz Hayes Myers Ford Hamilton Graham Sullivan Wallace Woods Cole West Jordan ' +
  'Owens Reynolds Fisher Ellis Harrison Gibson Mcdonald Cruz Marshall Ortiz Gomez Murray Freeman Wells Webb Simpson ' +
  'Stevens Tucker Porter Hunter Hicks Crawford Henry Boyd Mason Morales Kennedy Warren Dixon Ramos Reyes Burns ' +
  'Gordon Shaw Holmes Rice Robertson Hunt Black Daniels Palmer Mills Nichols Grant Knight Ferguson Rose Stone ' +
  'Hawkins Dunn Perkins Hudson Spencer Gardner Stephens Payne Pierce Berry Matthews Arnold Wagner Willis Ray ' +
  'Watkins Olson Carroll Duncan Snyder Hart Cunningham Bradley Lane Andrews Ruiz Harper Fox Riley Armstrong ' +
  'Carpenter Weaver Greene Lawrence Elliott Chavez Sims Austin Peters Kelley Franklin Lawson Fields Gutierrez Ryan ' +
  'Schmidt Carr Vasquez Castillo Wheeler Chapman Oliver Montgomery Richards Williamson Johnston Banks Meyer Bishop ' +
  'Mccoy Howell Alvarez Morrison Hansen Fernandez Garza Harvey Little Burton Stanley Nguyen George Jacobs Reid Kim ' +
  'Fuller Lynch Dean Gilbert Garrett Romero Welch Larson Frazier Burke Hanson Day Mendoza Moreno Bowman Medina ' +
  'Fowler Brewer Hoffman Carlson Silva Pearson Holland Douglas Fleming Jensen Vargas Byrd Davidson Hopkins May ' +
  'Terry Herrera Wade Soto Walters Curtis Neal Caldwell Lowe Jennings Barnett Graves Jimenez Horton Shelton Barrett ' +
  'Obrien Castro Sutton Gregory Mckinney Lucas Miles Craig Rodriquez Chambers Holt Lambert Fletcher Watts Bates ' +
  'Hale Rhodes Pena Beck Newman Haynes Mcdaniel Mendez Bush Vaughn Parks Dawson Santiago Norris Hardy Love Steele ' +
  'Curry Powers Schultz Barker Guzman Page Munoz Ball Keller Chandler Weber Leonard Walsh Lyons Ramsey Wolfe ' +
  'Schneider Mullins Benson Sharp Bowen Daniel Barber Cummings Hines Baldwin Griffith Valdez Hubbard Salazar Reeves ' +
  'Warner Stevenson Burgess Santos Tate Cross Garner Mann Mack Moss Thornton Dennis Mcgee Farmer Delgado Aguilar ' +
  'Vega Glover Manning Cohen Harmon Rodgers Robbins Newton Todd Blair Higgins Ingram Reese Cannon Strickland ' +
  'Townsend Potter Goodwin Walton Rowe Hampton Ortega Patton Swanson Joseph Francis Goodman Maldonado Yates Becker ' +
  'Erickson Hodges Rios Conner Adkins Webster Norman Malone Hammond Flowers Cobb Moody Quinn Blake Maxwell Pope ' +
  'Floyd Osborne Paul Mccarthy Guerrero Lindsey Estrada Sandoval Gibbs Tyler Gross Fitzgerald Stokes Doyle Sherman ' +
  'Saunders Wise Colon Gill Alvarado Greer Padilla Simon Waters Nunez Ballard Schwartz Mcbride Houston Christensen ' +
  'Klein Pratt Briggs Parsons Mclaughlin Zimmerman French Buchanan Moran Copeland Roy Pittman Brady Mccormick ' +
  'Holloway Brock Poole Frank Logan Owen Bass Marsh Drake Wong Jefferson Park Morton Abbott Sparks Patrick Norton ' +
  'Huff Clayton Massey Lloyd Figueroa Carson Bowers Roberson Barton Tran Lamb Harrington Casey Boone Cortez Clarke ' +
  'Mathis Singleton Wilkins Cain Bryan Underwood Hogan Mckenzie Collier Luna Phelps Mcguire Allison Bridges ' +
  'Wilkerson Nash Summers Atkins';

const givenNames =
  'James John Robert Michael Mary William David Richard Charles Joseph Thomas Patricia Christopher Linda Barbara ' +
  'Daniel Paul Mark Elizabeth Jennifer Donald George Maria Kenneth Susan Steven Edward Margaret Brian Dorothy ' +
  'Ronald Anthony Lisa Kevin Nancy Karen Betty Helen Jason Matthew Gary Timothy Sandra Jose Larry Jeffrey Donna ' +
  'Frank Carol Ruth Scott Eric Stephen Andrew Sharon Michelle Laura Sarah Kimberly Deborah Jessica Raymond Shirley ' +
  'Cynthia Angela Melissa Brenda Amy Gregory Anna Joshua Jerry Rebecca Virginia Kathleen Pamela Dennis Martha Debra ' +
  'Amanda Stephanie Walter Patrick Carolyn Christine Peter Marie Janet Catherine Harold Frances Douglas Henry Ann ' +
  'Joyce Diane Alice Julie Carl Heather Teresa Arthur Doris Gloria Ryan Roger Evelyn Joe Juan Jack Jean Cheryl ' +
  'Albert Jonathan Mildred Katherine Justin Terry Gerald Keith Samuel Joan Ashley Willie Judith Rose Janice Kelly ' +
  'Ralph Lawrence Nicole Judy Nicholas Christina Roy Kathy Theresa Benjamin Beverly Denise Bruce Brandon Adam Tammy ' +
  'Irene Harry Fred Jane Wayne Billy Lori Steve Louis Jeremy Rachel Marilyn Aaron Andrea Kathryn Randy Howard ' +
  'Eugene Carlos Louise Sara Anne Jacqueline Wanda Russell Bobby Bonnie Julia Victor Ruby Lois Tina Phyllis Norma ' +
  'Paula Martin Diana Annie Ernest Phillip Todd Lillian Jesse Emily Robin Peggy Crystal Craig Gladys Alan Rita Dawn ' +
  'Shawn Connie Florence Clarence Sean Philip Chris Tracy Edna Johnny Tiffany Carmen Rosa Earl Cindy Jimmy Antonio ' +
  'Danny Bryan Tony Luis Mike Grace Stanley Leonard Nathan Wendy Dale Manuel Rodney Curtis Victoria Edith Kim ' +
  'Sherry Norman Sylvia Josephine Thelma Shannon Sheila Allen Ethel Ellen Elaine Marjorie Marvin Carrie Charlotte ' +
  'Vincent Glenn Jeffery Travis Jeff Monica Esther Chad Jacob Pauline Emma Juanita Lee Melvin Alfred Anita Rhonda ' +
  'Hazel Kyle Francis Amber Bradley Eva Debbie Jesus Herbert Frederick April Leslie Ray Clara Lucille Jamie Joel ' +
  'Joanne Eleanor Valerie Danielle Edwin Megan Alicia Don Suzanne Michele Gail Eddie Bertha Darlene Veronica Jill ' +
  'Ricky Erin Geraldine Troy Randall Lauren Cathy Joann Lorraine Lynn Sally Barry Regina Alexander Erica Beatrice ' +
  'Dolores Bernice Bernard Audrey Yvonne Mario Leroy Annette June Francisco Marcus Samantha Micheal Theodore ' +
  'Clifford Miguel Oscar Marion Dana Stacy Ana Renee Jay Jim Ida Vivian Tom Roberta Holly Brittany Melanie Calvin ' +
  'Alex Jon Loretta Yolanda Jeanette Laurie Ronnie Katie Bill Lloyd Tommy Leon Derek Kristen Vanessa Alma Sue ' +
  'Warren Elsie Beth Jeanne Vicki Darrell Jerome Floyd Carla Tara Rosemary Leo Alvin Eileen Terri Tim Wesley Gordon ' +
  'Dean Greg Jorge Dustin Pedro Derrick Gertrude Lucy Tonya Dan Ella Stacey Lewis Zachary Wilma Gina Kristin Corey ' +
  'Jessie Natalie Agnes Vera Herman Maurice Vernon Roberto Charlene Bessie Clyde Delores Glen Hector Melinda Pearl ' +
  'Arlene Shane Ricardo Sam Maureen Colleen Allison Tamara Rick Lester Joy Georgia Constance Brent Ramon Charlie ' +
  'Lillie Claudia Jackie Marcia Tyler Gilbert Tanya Nellie Minnie Marlene Heidi Glenda Gene Marc Lydia Viola ' +
  'Courtney Marian Stella Caroline Reginald Dora Jo Ruben Brett Angel Vickie Nathaniel Rafael Mattie Edgar Milton ' +
  'Raul Maxine Irma Ben Chester Cecil Mabel Marsha Myrtle Duane Franklin Lena Christy Andre Deanna Patsy Hilda ' +
  'Elmer Gwendolyn Brad Gabriel Jennie Nora Ron Mitchell Roland Arnold Harvey Margie Nina Cassandra Leah Jared ' +
  'Penny Kay Priscilla Naomi Carole Brandy Olga';

export const commonNames: readonly string[] = [...new Set([...familyNames.split(' '), ...givenNames.split(' ')])];
