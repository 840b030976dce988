<?php

// The kind of pages that lists have: paginate, simplePaginate, cursorPaginate or resource.
return ['pages' => env('PAGES', 'paginate')];
