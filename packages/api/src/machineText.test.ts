import { expect, test } from 'vitest';
import { presentableText } from './texts';

// Sentences of Laravel, Symfony, PHP, their databases and packages, as they send them (T27, D121).
const machine = `
No query results for model [App\\Models\\User] 5
No query results for model [Ticket].
CSRF token mismatch.
Unauthenticated.
Unauthorized
This action is unauthorized.
Too Many Attempts.
Too Many Requests
Server Error
Internal Server Error
Not Found
Forbidden
Bad Request
Method Not Allowed
Unsupported Media Type
Page Expired
Service Unavailable
Bad Gateway
Gateway Timeout
Unprocessable Content
Whoops, looks like something went wrong.
The GET method is not supported for route api/dashboard. Supported methods: POST.
The POST method is not supported for this route. Supported methods: GET, HEAD.
The route api/team-list could not be found.
No route found for "GET /api/team-list"
Route [login] not defined.
View [mail.code] not found.
Target class [NewsController] does not exist.
Class "App\\Models\\Payout" not found
Class 'Payout' not found
Method App\\Http\\Controllers\\NewsController::show does not exist.
Method Illuminate\\Support\\Collection::foo does not exist.
Call to undefined method App\\Models\\User::wallet()
Call to undefined method stdClass::wallet
Call to undefined function imap_open
Call to undefined relationship [wallet] on model [User].
Call to a member function format() on null
Attempt to read property "name" on null
Trying to get property 'name' of non-object
Trying to access array offset on value of type null
Undefined variable $amount
Undefined variable: amount
Undefined index: amount
Undefined offset: 1
Undefined array key "amount"
Undefined property: Wallet
Undefined constant "RATE"
Unsupported operand types: string + int
Array to string conversion
Division by zero
A non-numeric value encountered
Object of class User could not be converted to string
Cannot unpack array with string keys
strlen(): Argument #1 ($string) must be of type string, array given
Too few arguments to function wallet, 1 passed and exactly 2 expected
Return value must be of type int, none returned
Maximum execution time of 30 seconds exceeded
Allowed memory size of 134217728 bytes exhausted (tried to allocate 20480 bytes)
syntax error, unexpected token "}"
file_get_contents(rates.json): Failed to open stream: No such file or directory
The stream or file "/var/www/html/storage/logs/laravel.log" could not be opened
unlink(C:\\inetpub\\x.png): Permission denied
Unable to write in the "/srv/app/public/images" directory.
Add [amount] to fillable property to allow mass assignment on [Wallet].
Malformed UTF-8 characters, possibly incorrectly encoded
No application encryption key has been specified.
The payload is invalid.
The MAC is invalid.
Session store not set on request.
Auth guard [api] is not defined.
Serialization of 'Closure' is not allowed
Missing required parameter for [Route: news.read] [URI: news/{id}/read].
Property [wallet] does not exist on this collection instance.
Connection could not be established with host "smtp.example.com:587"
cURL error 28: Operation timed out after 10001 milliseconds
php_network_getaddresses: getaddrinfo failed: Name or service not known
SQLSTATE[HY000] [2002] Connection refused
SQLSTATE[42S22]: Column not found: 1054 Unknown column 'wallet' in 'field list'
Duplicate entry 'amara21' for key 'users_username_unique'
Unknown column 'wallet' in 'where clause'
Lock wait timeout exceeded; try restarting transaction
Deadlock found when trying to get lock; try restarting transaction
select * from users where id = 5
(Connection: mysql, SQL: insert into \`payouts\` (\`id\`) values (5))
duplicate key value violates unique constraint "users_username_key"
relation "payouts" does not exist
Token has expired
Token not provided
Token is Expired
Token is Invalid
Token Signature could not be verified.
The token has been blacklisted
Wrong number of segments
Authorization Token not found
jwt expired
Illuminate\\Database\\QueryException
Symfony\\Component\\HttpKernel\\Exception\\NotFoundHttpException
QueryException in Connection
TypeError: x is not a function
Cannot read properties of undefined (reading 'id')
Unexpected token < in JSON at position 0
connect ECONNREFUSED 10.0.0.5:3306
Cannot GET /api/team-list
Fatal error: Uncaught Error in x.php
KeyError: 'amount'
java.lang.NullPointerException
app/Http/Controllers/NewsController.php
`;

const human = `
Invalid otp
Not found.
No Data Found
Insufficient balance.
These credentials do not match our records.
The username has already been taken.
The amount field is required.
The given data was invalid.
The selected package is invalid.
Please select a bank from the list.
Update your profile and set a PIN first.
The payment method is not supported for this amount.
Your account class does not allow this.
User does not exist.
Your session has expired. Please login again.
Your code has expired. Request another one.
Too many wrong tries. Please try again later.
Please wait 30 seconds.
Withdrawals are open 24/7, on 10/12/2026 and/or later.
Minimum is $50, maximum is $1,000.00 (fees included).
You can withdraw 10 < 20 and 3 > 2
Read https://help.example.com/user/kyc first.
Image size sholud not be greater than 2MB
Order 401 refused
Error: the wallet is locked.
Something Went Wrong Please Try Again....
رمز غير صحيح
Route your payment through TRC20 only.
Class A members only.
Connection to the market is closed until Monday.
This action is not allowed on weekends.
Duplicate entry: you have already sent this request.
`;

const toLines = (text: string) => text.trim().split('\n');

test.each(toLines(machine))('%s is for no one', (line) => expect(presentableText(line)).toBe(''));

test.each(toLines(human))('%s is for people', (line) => expect(presentableText(line)).toBe(line));
